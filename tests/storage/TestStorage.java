import java.net.URI;
import java.util.Properties;
import org.gaul.s3proxy.S3Proxy;
import org.gaul.s3proxy.auth.AuthenticationType;
import org.gaul.s3proxy.nio2blob.TransientNio2BlobStore;

/** An S3 server in memory that checks signatures: prints its port once it listens, and ends when its standard input does. */
final class TestStorage {
  public static void main(String[] args) throws Exception {
    S3Proxy server =
        S3Proxy.builder()
            .blobStore(new TransientNio2BlobStore())
            .endpoint(URI.create("http://127.0.0.1:0"))
            .awsAuthentication(AuthenticationType.AWS_V4, args[0], args[1])
            .build();
    server.start();
    System.out.println(server.getPort());
    while (System.in.read() != -1) {}
    System.exit(0);
  }
}
