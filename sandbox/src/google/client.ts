/** The OAuth client of the product, the only one that the sandbox accepts. */
export type Client = { id: string; secret: string; redirectUris: string[] }
