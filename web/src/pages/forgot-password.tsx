import { Frame } from './frame.tsx'

export function ForgotPasswordPage() {
  return (
    <Frame>
      <h1>Forgot password</h1>
    </Frame>
  )
}
