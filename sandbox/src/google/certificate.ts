import { createPublicKey, sign, type KeyObject } from 'node:crypto'

/** A DER element: tag, length, content. */
function encodeDer(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const encodeSequence = (...parts: Uint8Array[]) => encodeDer(0x30, ...parts)
const encodeOid = (hex: string) => encodeDer(0x06, Buffer.from(hex, 'hex'))
const sha256WithRsa = encodeSequence(encodeOid('2a864886f70d01010b'), encodeDer(0x05))
const encodeName = (common: string) =>
  encodeSequence(encodeDer(0x31, encodeSequence(encodeOid('550403'), encodeDer(0x0c, Buffer.from(common)))))

/**
 * A self-signed X.509 certificate (RFC 5280, version 3) for an RSA key, as PEM: the format of Google's signing keys at
 * /oauth2/v1/certs. Node's crypto module can read certificates but not create them.
 */
export function createCertificate(privateKey: KeyObject, common: string): string {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const body = encodeSequence(
    encodeDer(0xa0, encodeDer(0x02, Buffer.from([2]))),
    encodeDer(0x02, Buffer.from([1])),
    sha256WithRsa,
    encodeName(common),
    encodeSequence(encodeDer(0x17, Buffer.from('200101000000Z')), encodeDer(0x18, Buffer.from('20991231235959Z'))),
    encodeName(common),
    publicKey,
  )
  const signature = sign('sha256', body, privateKey)
  const whole = encodeSequence(body, sha256WithRsa, encodeDer(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
