/** What changes who may enter an account; every verified address of the account is mailed about it. */
export type AccountChange =
  | 'password_changed'
  | 'password_reset'
  | 'address_changed'
  | 'google_linked'
  | 'google_unlinked'
  | 'account_deleted'
