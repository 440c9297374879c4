import { Frame } from './frame.tsx'

export function ForgotPasswordSentPage() {
  return (
    <Frame>
      <h1>Check your inbox</h1>
    </Frame>
  )
}
