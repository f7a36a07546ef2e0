import type { AboutRepair } from './describe-repair.ts'
import type { JobCard } from './job-card-mail.ts'

/** What a customer can still do once we have confirmed (D-33). */
export function changeByPhone({ settings: { phone } }: AboutRepair) {
	return `To change the time or to cancel, call us${phone && ` at ${phone}`}; free up to 2 hours before service.`
}

/** The card with a row for who comes, once that is known. */
export function withTechnician<Card extends Pick<JobCard, 'rows'>>({ parts: { technician } }: AboutRepair, card: Card): Card {
	if (!technician) return card
	return { ...card, rows: [...card.rows, ['Technician', [technician.name, technician.phone].filter(Boolean).join(', ')]] }
}
