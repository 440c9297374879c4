/** Formats an amount in the currency's smallest unit: 300 and `usd` give `$3.00`. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
