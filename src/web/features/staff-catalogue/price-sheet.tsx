import { useMemo } from 'react'
import { Link } from 'react-router'
import type { PriceColumns } from '#contract/repairs/price-sheet-words.ts'
import type { PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { Text } from '../../ui/text.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { PriceGrid } from './price-grid.tsx'
import { keysHelp, onlyAdminsChangePrices } from './price-words.ts'
import { PricesByModel } from './prices-by-model.tsx'
import { PricesOfClass } from './prices-of-class.tsx'
import { modelWords } from './sheet-prices.ts'

/** What the columns of the sheet are; kept in the address. */
export const PriceColumnTabs = ({ by }: { by: PriceColumns }) => (
	<TabBar
		label="Prices"
		as={Link}
		tabs={[
			{ to: '?', label: 'By class', current: by === 'class' },
			{ to: '?by=model', label: 'By model', current: by === 'model' },
		]}
	/>
)

/** The prices of all services by class or by model; by class a phone has the services of one class instead (decision 0034). */
export function PriceSheetScreen({ sheet, isAdmin }: { sheet: PriceSheet; isAdmin: boolean }) {
	const isWide = useMedia('(width >= 720px)')
	const lock = !isAdmin && (
		<Text size="small" tone="muted" icon="lock">
			{onlyAdminsChangePrices}
		</Text>
	)
	const { services, classes, by_model } = sheet
	if (services.length === 0 || classes.length === 0 || by_model?.models.length === 0)
		return <EmptyState title="Nothing to price yet" text="Prices appear here once there are services, vehicle classes and models." />
	return (
		<Stack>
			{lock}
			{by_model ? (
				<PricesByModel sheet={sheet} byModel={by_model} isAdmin={isAdmin} />
			) : isWide ? (
				<PricesByClass sheet={sheet} isAdmin={isAdmin} />
			) : (
				<PricesOfClass sheet={sheet} isAdmin={isAdmin} />
			)}
		</Stack>
	)
}

function PricesByClass({ sheet, isAdmin }: { sheet: PriceSheet; isAdmin: boolean }) {
	const { classes } = sheet
	const columns = useMemo(
		() => classes.map(({ code, name, models_count }) => ({ id: code, name, nameInFull: name, note: modelWords(models_count) })),
		[classes],
	)
	return (
		<PriceGrid
			{...{ sheet, columns, isAdmin }}
			help={
				<>
					In ₹, GST included. A dash means the base price.
					{isAdmin && keysHelp}
				</>
			}
		/>
	)
}
