import { useQueryClient } from '@tanstack/react-query'
import type { Consent } from '#contract/privacy/privacy.ts'
import { consentWords } from '#contract/privacy/privacy-words.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { sendSafely } from '../../api.ts'
import { ChoiceField } from './choice-field.tsx'
import { ownConsents, ownDataApi } from './own-data-api.ts'

/** One purpose that one may agree to. */
export function ConsentField({ consent }: { consent: Consent }) {
	const { purpose } = consent
	const { title, text } = consentWords[purpose]
	const queries = useQueryClient()
	return (
		<ChoiceField
			label={title}
			hint={text}
			isOn={consent.given}
			standing={standing(consent)}
			scope="consents"
			save={async (given) => {
				const all = await sendSafely(() => ownDataApi.changeConsents({ body: { [purpose]: given } }))
				queries.setQueryData(ownConsents.queryKey, all)
			}}
		/>
	)
}

/** 'You agreed on Sat 21 Nov.' */
function standing({ given, given_at, withdrawn_at }: Consent) {
	const day = (moment: string) => formatDay(dayOf(new Date(moment)), dayOf(new Date()))
	if (given && given_at) return `You agreed on ${day(given_at)}.`
	return withdrawn_at ? `You took it back on ${day(withdrawn_at)}.` : 'Not agreed.'
}
