import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Consent } from '#contract/privacy/privacy.ts'
import { consentWords } from '#contract/privacy/privacy-words.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { sendSafely, wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './own-data.module.css'
import { ownConsents, ownDataApi } from './own-data-api.ts'

/** One purpose. A press is shown and saved at once; what could not be saved goes back and can be tried again. */
export function ConsentField({ consent }: { consent: Consent }) {
	const { purpose } = consent
	const { title, text } = consentWords[purpose]
	const queries = useQueryClient()
	const save = useMutation({
		// One after the other, so that the last press counts, of whichever box.
		scope: { id: 'consents' },
		mutationFn: (given: boolean) => sendSafely(() => ownDataApi.changeConsents({ body: { [purpose]: given } })),
		onSuccess: (all) => queries.setQueryData(ownConsents.queryKey, all),
	})
	const { variables: wanted } = save
	const isGiven = save.isPending && wanted !== undefined ? wanted : consent.given
	return (
		<li className={styles.consent}>
			<CheckField label={title} hint={text} checked={isGiven} onChange={({ target }) => save.mutate(target.checked)} />
			<div className={styles.state}>
				<Text role="status" size="small" tone={save.isSuccess ? 'ok' : 'muted'}>
					{save.isPending ? 'Saving...' : save.isError ? '' : `${save.isSuccess ? 'Saved. ' : ''}${standing(consent)}`}
				</Text>
				<div role="alert">
					{save.isError && (
						<div className={styles.failed}>
							<Text size="small" tone="bad" icon="warning">
								{wordsOf(save.error, 'This could not be saved just now.')}
							</Text>
							<Button variant="quiet" size="low" onClick={() => wanted !== undefined && save.mutate(wanted)}>
								Try again
							</Button>
						</div>
					)}
				</div>
			</div>
		</li>
	)
}

/** 'You agreed on Sat 21 Nov.' */
function standing({ given, given_at, withdrawn_at }: Consent) {
	const day = (moment: string) => formatDay(dayOf(new Date(moment)), dayOf(new Date()))
	if (given && given_at) return `You agreed on ${day(given_at)}.`
	return withdrawn_at ? `You took it back on ${day(withdrawn_at)}.` : 'Not agreed.'
}
