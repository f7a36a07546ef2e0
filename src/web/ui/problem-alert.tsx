import { Text } from './text.tsx'

/**
 * What went wrong, read out as soon as it is known; nothing where there are no words. Its place stands there all the time: screen
 * readers hear only what changes within one. `size="small"` beside small things.
 */
export const ProblemAlert = ({ words, size }: { words: string | false | null | undefined; size?: 'small' }) => (
	<div role="alert">
		{words && (
			<Text tone="bad" icon="warning" {...(size ? { size } : { weight: 'strong' })}>
				{words}
			</Text>
		)}
	</div>
)
