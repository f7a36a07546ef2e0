import { and, eq, isNull, sql } from 'drizzle-orm'
import type { staffAccounts } from '#contract/accounts/staff-accounts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuseWrong } from '#platform/http/problem.ts'
import { stableJson } from '#shared/stable-json.ts'
import { profiles, sessions, users } from '../tables.ts'
import type { HeldAccount } from './hold-account-for-staff.ts'

type AccountChange = Omit<Validated<typeof staffAccounts.changeUser>['body'], 'version'>

/**
 * Disables, enables, renames an account, gives it another role or lets it be sent to customers (A.ADMIN-26, B.ADMIN-01, D-62). Disabled or
 * with another role it is shut out at once: its tokens stop counting and its sessions end (D-11). What is so already changes nothing.
 * Throws 403 for a role or field work by anybody but an admin, 400 for an admin who would shut out himself.
 */
export async function changeAccount(db: Db, actor: Actor, account: HeldAccount, { is_active, role, name, does_field_work }: AccountChange) {
	if (role !== undefined && actor.role !== 'admin') throw new Problem(403, 'Only an admin may change roles.')
	if (does_field_work !== undefined && actor.role !== 'admin') throw new Problem(403, 'Only an admin may say who does field work.')
	const before = { is_active: account.isActive, role: account.role, name: account.name, does_field_work: account.doesFieldWork }
	const after = {
		is_active: is_active ?? before.is_active,
		role: role ?? before.role,
		name: name ?? before.name,
		does_field_work: does_field_work ?? before.does_field_work,
	}
	if (account.id === actor.id) refuseOwn(before, after)
	if (stableJson(before) === stableJson(after)) return
	const shutOut = (before.is_active && !after.is_active) || before.role !== after.role
	await db
		.update(users)
		.set({
			isActive: after.is_active,
			role: after.role,
			doesFieldWork: after.does_field_work,
			version: sql`${users.version} + 1`,
			tokenVersion: shutOut ? sql`${users.tokenVersion} + 1` : undefined,
		})
		.where(eq(users.id, account.id))
	if (shutOut)
		await db
			.update(sessions)
			.set({ endedAt: now() })
			.where(and(eq(sessions.userId, account.id), isNull(sessions.endedAt)))
	if (after.name !== before.name)
		await db
			.insert(profiles)
			.values({ userId: account.id, name: after.name })
			.onConflictDoUpdate({ target: profiles.userId, set: { name: after.name, version: sql`${profiles.version} + 1` } })
	await recordStaffChange(db, actor, {
		collection: 'users',
		id: account.id,
		action: 'change',
		before,
		after,
		personal: ['name'],
		customerId: account.id,
	})
}

type State = { is_active: boolean; role: string }

function refuseOwn(before: State, after: State) {
	refuseWrong({
		is_active: !after.is_active && 'You cannot disable your own account.',
		role: after.role !== before.role && 'You cannot change your own role.',
	})
}
