import type { FastifyInstance } from 'fastify'
import { microsoftPageRoutes } from './authorize-routes.ts'
import { microsoftControl } from './control.ts'
import { graphRoutes, type Graph } from './graph-routes.ts'
import { microsoftTokenRoutes, type TokenEndpoint } from './token-routes.ts'

/** `issuer.url` is known only once the server listens. */
type Parts = Graph &
  Omit<TokenEndpoint, 'issuer' | 'client'> & { issuer: { url: string }; client: { id: string; secret: string } }

/** The identity platform below /microsoft, and Graph below /graph. */
export async function microsoftRoutes(app: FastifyInstance, parts: Parts, productUrl: string): Promise<void> {
  const { microsoft, faults, issuer } = parts
  const callback = `${productUrl.replace(/\/$/, '')}/api/auth/microsoft/callback/`
  const client = { ...parts.client, redirectUris: [callback] }
  const token = {
    ...parts,
    client,
    get issuer() {
      return issuer.url
    },
  }
  await app.register(async (part) => microsoftPageRoutes(part, microsoft, client))
  await app.register(async (part) => microsoftTokenRoutes(part, token, faults))
  await app.register(async (part) => graphRoutes(part, parts))
  await app.register(async (part) => microsoftControl(part, microsoft, client))
}
