import type { FastifyInstance } from 'fastify'
import { microsoftPageRoutes } from './authorize-routes.ts'
import { microsoftControl } from './control.ts'
import { graphRoutes, type Graph } from './graph-routes.ts'
import { microsoftTokenRoutes, type TokenEndpoint } from './token-routes.ts'

/** `issuer.url` is known only once the server listens. */
type Options = Graph &
  Omit<TokenEndpoint, 'issuer' | 'client'> & { issuer: { url: string }; client: { id: string; secret: string } }

/** The identity platform below /microsoft, and Graph below /graph. */
export async function microsoftRoutes(app: FastifyInstance, options: Options, productUrl: string): Promise<void> {
  const { microsoft, faults, issuer } = options
  const callback = `${productUrl.replace(/\/$/, '')}/api/auth/microsoft/callback/`
  const client = { ...options.client, redirectUris: [callback] }
  const tokenEndpoint = {
    ...options,
    client,
    get issuer() {
      return issuer.url
    },
  }
  await app.register(async (scope) => microsoftPageRoutes(scope, microsoft, client))
  await app.register(async (scope) => microsoftTokenRoutes(scope, tokenEndpoint, faults))
  await app.register(async (scope) => graphRoutes(scope, options))
  await app.register(async (scope) => microsoftControl(scope, microsoft, client))
}
