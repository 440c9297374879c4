import { professorsPage } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { isRefusal } from '../../api/error.ts'
import { EmptyOrFailed } from '../../ui/feedback/empty-or-failed.tsx'
import { time } from '../../ui/text/text.ts'

type Props = { error: Error; onRetry: () => void; onClear: () => void }

/** Shown in place of the professors if the daily searches by name are used up or the page could not be fetched. */
export function NoPage({ error, onRetry, onClear }: Props) {
  if (isRefusal(error, professorsPage, 'name_searches_used'))
    return (
      <EmptyOrFailed
        title={error.message}
        action={
          <Button variant="default" onClick={onClear}>
            Clear All
          </Button>
        }
      >
        {error.body.resets_at && `You can search by name again on ${time(error.body.resets_at)}.`}
      </EmptyOrFailed>
    )
  return (
    <EmptyOrFailed
      tone="error"
      title="Failed to load page. Please try again."
      action={
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  )
}
