export type MailServers = {
  /** Whether a domain accepts mail. Rejects if the name servers fail. */
  acceptsMail(domain: string): Promise<boolean>
}
