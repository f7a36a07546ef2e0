import { and, eq, isNotNull } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { dayOf, formatMoment } from '#shared/days.ts'
import type { Sender } from './emails/letter.ts'
import { users } from './tables.ts'

/** What the letters to an owner have in common; `link` is where a new password is asked for. */
type About = { to: string; username: string; link: string; company: Sender }

/**
 * A mail to the owner of an account about its safety. An address that nobody has verified may be a stranger's, and a disabled
 * account has no owner to warn: null for them.
 */
export async function writeToOwner(
	{ database: { db }, publicUrl }: JobContext,
	userId: number,
	write: (about: About) => Promise<Mail>,
): Promise<Mail | null> {
	const [owner] = await db
		.select({ email: users.email, username: users.username })
		.from(users)
		.where(and(eq(users.id, userId), eq(users.isActive, true), isNotNull(users.emailVerifiedAt)))
	if (!owner) return null
	const company = await findSettings(db)
	return write({ to: owner.email, username: owner.username, link: `${publicUrl}/login?mode=forgot`, company })
}

/** 'Sat 21 Nov, 7:42 pm', by the clock of India. */
export const momentInWords = (moment: string) => `${formatMoment(new Date(moment), dayOf(now()))} (India)`
