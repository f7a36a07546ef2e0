import type { Session } from '#contract/accounts/accounts.ts'
import { deviceName } from './device-name.ts'
import type { ListedSession } from './list-sessions.ts'

export const presentSession = ({ id, device, createdAt, lastUsedAt, isCurrent }: ListedSession): Session => ({
	id,
	device: deviceName(device),
	created_at: createdAt.toISOString(),
	last_used_at: lastUsedAt.toISOString(),
	current: isCurrent,
})
