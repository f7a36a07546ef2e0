import type { PlaceAction } from '../../kits/staff-place.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './keys-dialog.module.css'

const everywhere = 'Everywhere'
const keys = [
	{
		where: everywhere,
		keys: [
			['Ctrl K  or  /', 'Go to a page, find anything, begin something'],
			['?', 'Show these keys'],
			['Esc', 'Close what is open'],
		],
	},
	{
		where: 'In a list',
		keys: [
			['j', 'Next row'],
			['k', 'Previous row'],
			['Enter', 'Open the row'],
			['x', 'Select the row'],
			['Shift and click', 'Select everything between'],
		],
	},
	{
		where: 'On one thing opened from a list',
		keys: [
			['j', 'Next in the list'],
			['k', 'Previous in the list'],
		],
	},
] as const

/** Every key of the company's side. */
export function KeysDialog({ begun, onClose }: { begun: readonly PlaceAction[]; onClose: () => void }) {
	const own = begun.map(({ key, name }) => [key, name] as const)
	return (
		<Dialog open onClose={onClose} title="Keyboard shortcuts">
			<Stack>
				{keys.map((group) => (
					<section key={group.where} aria-label={group.where}>
						<Heading level={3} size="s">
							{group.where}
						</Heading>
						<dl className={styles.keys}>
							{[...group.keys, ...(group.where === everywhere ? own : [])].map(([key, words]) => (
								<div key={key}>
									<dt>
										<kbd>{key}</kbd>
									</dt>
									<dd>{words}</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</Stack>
		</Dialog>
	)
}
