import type { Relationship } from '@labreach/contract/professors'
import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import styles from './card.module.css'
import { useFavorite } from './use-professors.ts'

/** Marks a favourite; the star turns at once. `whom`: how the card calls the professor, for those who do not see it. */
export function FavoriteStar({ relationship, whom }: { relationship: Relationship; whom: string }) {
  const favorite = useFavorite(relationship)
  const marked = relationship.is_favorite
  return (
    <ActionIcon
      className={styles.star ?? ''}
      variant="subtle"
      color="gray"
      size={44}
      aria-pressed={marked}
      aria-label={`Favorite: ${whom}`}
      title={marked ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => {
        if (!favorite.isPending) favorite.mutate()
      }}
    >
      {marked ? <IconStarFilled size={20} /> : <IconStar size={20} />}
    </ActionIcon>
  )
}
