import { type SQL, sql } from 'drizzle-orm'
import { containingPattern } from '#platform/database/contains-words.ts'
import { users } from './tables.ts'

/**
 * The ids of those whom a word is about, by name, phone, e-mail or plate: in parentheses, for a condition on a column of another table.
 * They are found once by their own index, and not for each row anew.
 */
export const peopleFoundBy = (word: string): SQL =>
	sql`(select ${users.id} from ${users} where ${users.searchText} like lower(${containingPattern(word)}))`
