import { type SQL, sql } from 'drizzle-orm'
import { containingPattern } from '#platform/database/contains-words.ts'
import { users } from './tables.ts'

/**
 * A subquery of the ids of everybody whom a word matches by name, phone, e-mail or plate, in parentheses, for a condition on a column of
 * another table. They are found once by their own index rather than anew for each row.
 */
export const peopleFoundBy = (word: string): SQL =>
	sql`(select ${users.id} from ${users} where ${users.searchText} like lower(${containingPattern(word)}))`
