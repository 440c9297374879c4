export function TemplatesPage() {
  return <h1>Email Templates</h1>
}
