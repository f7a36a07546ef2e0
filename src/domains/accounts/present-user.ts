import type { User } from '#contract/accounts/accounts.ts'
import type { users } from './tables.ts'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'username' | 'role' | 'createdAt'>

export const presentUser = ({ id, email, username, role, createdAt }: Account, name: string): User => ({
	id,
	email,
	username,
	name,
	role,
	is_staff: role !== 'customer',
	created_at: createdAt.toISOString(),
})
