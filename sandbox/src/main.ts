import { startSandbox } from './sandbox.ts'

const readRequired = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The sandbox needs ${name} in its environment.`)
  return value
}

const sandbox = await startSandbox({
  port: Number(process.env.SANDBOX_PORT ?? 0),
  smtpPort: Number(process.env.SANDBOX_SMTP_PORT ?? 0),
  dataDir: readRequired('SANDBOX_DATA'),
  productUrl: readRequired('PRODUCT_URL'),
  redirectUris: (process.env.SANDBOX_REDIRECT_URIS ?? '').split(',').filter(Boolean),
  googleClient: { id: readRequired('GOOGLE_CLIENT_ID'), secret: readRequired('GOOGLE_CLIENT_SECRET') },
  ...(process.env.MICROSOFT_CLIENT_ID && {
    microsoftClient: { id: process.env.MICROSOFT_CLIENT_ID, secret: readRequired('MICROSOFT_CLIENT_SECRET') },
  }),
  stripeSecretKey: readRequired('STRIPE_SECRET_KEY'),
  stripeWebhookSecret: readRequired('STRIPE_WEBHOOK_SECRET'),
  ...(process.env.STRIPE_WEBHOOK_URL && { stripeWebhookUrl: process.env.STRIPE_WEBHOOK_URL }),
  modelKey: readRequired('MODEL_KEY'),
})

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await sandbox.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('disconnect', () => void stop())

if (process.send) process.send({ ready: true, url: sandbox.url, env: sandbox.env })
else process.stdout.write(`The sandbox listens at ${sandbox.url}\n`)
