import { Frame } from './frame.tsx'

export function ConfirmEmailPage() {
  return (
    <Frame>
      <h1>Confirm your address</h1>
    </Frame>
  )
}
