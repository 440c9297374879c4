/** The one client registered with the sandbox's Google: what the Cloud console would hold for the product. */
export type Client = { id: string; secret: string; redirectUris: string[] }
