import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;

/** A MongoDB-compatible server in memory: prints its port once it listens, and ends when its standard input does. */
final class TestDatabase {
  public static void main(String[] args) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend());
    server.bind("127.0.0.1", 0);
    System.out.println(server.getLocalAddress().getPort());
    while (System.in.read() != -1) {}
    server.shutdownNow();
    System.exit(0);
  }
}
