import type { Relationship } from '@labreach/contract/professors'
import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import styles from './card.module.css'
import { useFavorite } from './use-professors.ts'

/** A button that toggles a favourite. `label` names the professor for screen readers. */
export function FavoriteStar({ relationship, label }: { relationship: Relationship; label: string }) {
  const favorite = useFavorite(relationship)
  const isFavorite = relationship.is_favorite
  return (
    <ActionIcon
      className={styles.star ?? ''}
      variant="subtle"
      color="gray"
      size={44}
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${label}`}
      title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => {
        if (!favorite.isPending) favorite.mutate()
      }}
    >
      {isFavorite ? <IconStarFilled size={20} /> : <IconStar size={20} />}
    </ActionIcon>
  )
}
