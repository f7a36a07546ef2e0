import { formatExactRupees } from '#shared/money.ts'
import { Text } from '../../../ui/text.tsx'

/** That a piece costs something else than when it was seen last, where it does; rupees. */
export const PriceChanged = ({ seen, now }: { seen: number | undefined; now: number }) =>
	seen !== undefined &&
	seen !== now && (
		<Text size="small" icon="info" role="status">
			<strong>Price changed.</strong> It was {formatExactRupees(seen)}, now {formatExactRupees(now)}.
		</Text>
	)
