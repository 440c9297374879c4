/** Changes of the access to an account. All verified addresses of the account get a mail about them. */
export type AccountChange =
  | 'password_changed'
  | 'password_reset'
  | 'address_changed'
  | 'google_linked'
  | 'google_unlinked'
  | 'passkey_added'
  | 'passkey_removed'
  | 'token_created'
  | 'account_deleted'
