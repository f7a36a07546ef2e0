import type { PartCategoryRow } from './part-row.ts'

/** What is sold, by where on the bike it goes. */
export const partCategories: PartCategoryRow[] = []
