import type { Db } from '../db/connection.ts'
import { deleteAddressChanges } from './address-changes.ts'
import { deleteChanges } from './page-changes.ts'
import { deletePageLinks } from './page-links.ts'

/** Deletes everything of the page of an erased person. */
export async function deletePages(tx: Db, scholarIds: readonly string[]): Promise<void> {
  await deletePageLinks(tx, scholarIds)
  await deleteChanges(tx, scholarIds)
  await deleteAddressChanges(tx, scholarIds)
}
