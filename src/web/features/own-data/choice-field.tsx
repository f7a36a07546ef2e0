import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './own-data.module.css'

type ChoiceFieldProps = {
	label: string
	hint?: string
	isOn: boolean
	/** The current choice in words. */
	standing?: string
	/** Choices of one scope are saved one after the other, so that the last press counts. */
	scope: string
	save: (isOn: boolean) => Promise<unknown>
}

/** One choice of a list. A press is shown and saved at once; what could not be saved goes back and can be tried again. */
export function ChoiceField({ label, hint, isOn, standing = '', scope, save }: ChoiceFieldProps) {
	const saving = useMutation({ scope: { id: scope }, mutationFn: save })
	const { variables: wanted } = saving
	const isShown = saving.isPending && wanted !== undefined ? wanted : isOn
	return (
		<li className={styles.consent}>
			<CheckField label={label} hint={hint} checked={isShown} onChange={({ target }) => saving.mutate(target.checked)} />
			<div className={styles.state}>
				<Text role="status" size="small" tone={saving.isSuccess ? 'ok' : 'muted'}>
					{saving.isPending ? 'Saving...' : saving.isError ? '' : `${saving.isSuccess ? 'Saved. ' : ''}${standing}`}
				</Text>
				<div role="alert">
					{saving.isError && (
						<div className={styles.failed}>
							<Text size="small" tone="bad" icon="warning">
								{wordsOf(saving.error, 'This could not be saved just now.')}
							</Text>
							<Button variant="quiet" size="low" onClick={() => wanted !== undefined && saving.mutate(wanted)}>
								Try again
							</Button>
						</div>
					)}
				</div>
			</div>
		</li>
	)
}
