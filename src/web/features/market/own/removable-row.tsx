import type { ReactNode } from 'react'
import { wordsOf } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'

type Props = {
	children: ReactNode
	remove: () => Promise<unknown>
	/** What the button says, and with its row, such as 'Stop waiting for the Honda Activa'. */
	words: string
	label: string
	/** Said where it cannot be removed and the server gave no words. */
	failed: string
}

/** A row of a list of one's own that ends by one press. */
export function RemovableRow({ children, remove, words, label, failed }: Props) {
	const { run, isBusy, error } = useAction(remove)
	return (
		<li>
			<Cluster apart>
				{children}
				<Button variant="text" size="low" busy={isBusy} aria-label={label} onClick={() => run()}>
					{words}
				</Button>
			</Cluster>
			{error !== null && (
				<Text tone="bad" role="alert">
					{wordsOf(error, failed)}
				</Text>
			)}
		</li>
	)
}
