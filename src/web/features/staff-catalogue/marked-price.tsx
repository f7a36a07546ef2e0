import { Link } from 'react-router'
import { formatCount } from '#shared/format-count.ts'
import { Text } from '../../ui/text.tsx'
import type { PriceColumn, SheetService } from './price-cells.tsx'
import { modelWords } from './sheet-prices.ts'

type Props = {
	service: SheetService | undefined
	column: PriceColumn | undefined
	/** How many cells are marked. */
	count: number
	/** What else is said of a single one. */
	notes: readonly (string | null | undefined)[]
}

/** What is marked in the sheet, in full, with the way to the service's own prices. */
export const MarkedPrice = ({ service, column, count, notes }: Props) => (
	<Text size="small">
		{count > 1 ? (
			<strong>{formatCount(count)} cells</strong>
		) : (
			<>
				<strong>{service?.name}</strong>
				{[`, ${column?.nameInFull ?? ''}`, ...notes].filter(Boolean).join(' · ')}
			</>
		)}
		{service && (
			<>
				{' · '}
				<Link to={`/admin/services/${service.id}`}>
					{service.model_prices_count > 0 ? `${modelWords(service.model_prices_count)} with their own price` : 'Prices of single models'}
				</Link>
			</>
		)}
	</Text>
)
