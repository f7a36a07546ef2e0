import type { PartFitting } from '#contract/parts/parts.ts'
import { Text } from '../../../ui/text.tsx'
import { fitTones, fitWords } from './part-words.ts'

const icons = { fits: 'tick', does_not_fit: 'close', not_known: 'info' } as const

/** The verdict of a part for the chosen bike, in a line. */
export const FitWords = ({ fit, model, whose }: { fit: PartFitting['fit']; model: string; whose?: 'your' | 'the' }) => (
	<Text size="small" weight="strong" tone={fitTones[fit]} icon={icons[fit]}>
		{fitWords(fit, model, whose)}
	</Text>
)
