import { Text } from '../../ui/text.tsx'

/** The code by which work at one's door begins, as its customer reads it until then (decision 0056); nothing where there is none. */
export const StartCode = ({ code }: { code: string | null | undefined }) =>
	code ? (
		<Text>
			Your start code is <strong>{code}</strong>. Tell it to the technician at your door, and to nobody before.
		</Text>
	) : null
