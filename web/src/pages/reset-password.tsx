import { Frame } from './frame.tsx'

export function ResetPasswordPage() {
  return (
    <Frame>
      <h1>Set a new password</h1>
    </Frame>
  )
}
