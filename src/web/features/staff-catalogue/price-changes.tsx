import { maxPricesAtOnce } from '#contract/repairs/price-sheet-words.ts'
import { formatCount } from '#shared/format-count.ts'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { FloatingBar } from '../../ui/floating-bar.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './price-sheet.module.css'
import { type ChangedCell, changeWords, saveWords } from './sheet-prices.ts'

type Props = {
	changed: readonly ChangedCell[]
	sending: { isBusy: boolean; error: unknown }
	onShow: (key: string | undefined) => void
	onUndo: () => void
	onPreview: () => void
	onSave: () => void
}

/** What is changed and not saved yet, with what can be done about it. */
export function PriceChanges({ changed, sending, onShow, onUndo, onPreview, onSave }: Props) {
	const wrong = changed.filter(({ read }) => read.problem !== null)
	return (
		<FloatingBar label="Changes not saved yet" surface="night">
			<div className={styles.words}>
				<strong>{formatCount(changed.length)} changed</strong>{' '}
				<span>{[changeWords(changed), 'bookings already made keep their price'].filter(Boolean).join('; ')}</span>
				<div role="alert">
					{wrong.length > 0 && (
						<Button variant="text" size="low" onClick={() => onShow(wrong[0]?.key)}>
							{wrong.length === 1 ? '1 cell is not a price' : `${formatCount(wrong.length)} cells are not prices`}
						</Button>
					)}
					{sending.error !== null && <Text size="small">{wordsOf(sending.error, 'Not saved. What you typed is still here.')}</Text>}
					{changed.length > maxPricesAtOnce && (
						<Text size="small">{formatCount(maxPricesAtOnce)} prices are saved at once; the others stay here for the next press.</Text>
					)}
				</div>
			</div>
			<Button variant="quiet" size="low" onClick={onUndo}>
				Undo
			</Button>
			<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={onPreview}>
				Preview
			</Button>
			<Button variant="go" size="low" busy={sending.isBusy} onClick={onSave}>
				{saveWords(changed.length)}
			</Button>
		</FloatingBar>
	)
}
