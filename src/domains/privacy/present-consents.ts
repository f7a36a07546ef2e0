import type { Consent } from '#contract/privacy/privacy.ts'
import { consentPurposes } from '#contract/privacy/privacy-words.ts'
import type { ListedConsent } from './list-consents.ts'

/** Where every purpose stands: what was never asked for is not given. `all` with the oldest first. */
export const presentConsents = (all: readonly ListedConsent[]): Consent[] =>
	consentPurposes.map((purpose) => {
		const latest = all.findLast((consent) => consent.purpose === purpose)
		return {
			purpose,
			given: latest !== undefined && latest.withdrawnAt === null,
			given_at: latest?.givenAt.toISOString() ?? null,
			withdrawn_at: latest?.withdrawnAt?.toISOString() ?? null,
		}
	})
