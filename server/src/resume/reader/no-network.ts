import { Socket } from 'node:net'

/*
 * Loaded first in every thread of the process that reads resumes. Node 24's permission model does not cover the network,
 * so a library that would fetch something (tesseract.js fetches what it does not find) fails instead.
 */
Socket.prototype.connect = () => {
  throw Object.assign(new Error('The process that reads resumes has no network.'), { code: 'ERR_ACCESS_DENIED' })
}
