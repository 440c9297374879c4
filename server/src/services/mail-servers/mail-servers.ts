/** Which domains take mail. */
export type MailServers = {
  /** Whether mail for this domain has somewhere to go. Rejects where the name servers cannot tell. */
  takesMail(domain: string): Promise<boolean>
}
