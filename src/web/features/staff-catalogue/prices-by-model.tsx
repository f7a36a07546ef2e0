import { useCallback, useMemo } from 'react'
import type { PriceSheet, SheetModels } from '#contract/repairs/staff-price-sheet.ts'
import { findByName } from '#shared/find-by-name.ts'
import { formatExactRupees } from '#shared/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AppliedFilters, FilterBar } from '../../ui/list/filter-bar.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import type { Filter } from '../../ui/list/list-type.ts'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { PriceColumn, SheetService } from './price-cells.tsx'
import { PriceGrid } from './price-grid.tsx'
import { keysHelp } from './price-words.ts'
import { columnOfModel, modelWords, pricesBySheet, type StandIn, standInOf } from './sheet-prices.ts'

type Props = { sheet: PriceSheet; byModel: SheetModels; isAdmin: boolean }

/** Services by models, of which those that are meant are found by their manufacturer, class or name (decision 0072). */
export function PricesByModel({ sheet, byModel, isAdmin }: Props) {
	const isWide = useMedia('(width >= 720px)')
	const { classes } = sheet
	const { models, manufacturers } = byModel
	const every = useMemo(() => columnsOf({ classes, models, manufacturers }), [classes, models, manufacturers])
	const filters = useMemo(() => filtersOf({ classes, manufacturers }), [classes, manufacturers])
	const state = useListState({ filters, columns: [] })
	const { manufacturer, vehicle_class } = state.filters
	const columns = useMemo(() => {
		const named = new Set(findByName(every, state.search, ({ nameInFull }) => nameInFull))
		return every
			.filter(
				(column) =>
					named.has(column) &&
					(!manufacturer || String(column.manufacturer) === manufacturer) &&
					(!vehicle_class || column.vehicleClass === vehicle_class),
			)
			.map((column, at, all) => ({ ...column, isFirst: all[at - 1]?.manufacturer !== column.manufacturer }))
	}, [every, state.search, manufacturer, vehicle_class])

	const prices = useMemo(() => pricesBySheet(sheet), [sheet])
	const classOf = useMemo(() => new Map(every.map(({ id, vehicleClass }) => [id, vehicleClass])), [every])
	const standIn = useCallback(
		(service: SheetService, column: string) => standInOf(prices, service, classOf.get(column) ?? ''),
		[prices, classOf],
	)
	const standInWords = ({ price, whose }: StandIn, column: string) => {
		const className = classes.find(({ code }) => code === classOf.get(column))?.name
		return `${formatExactRupees(price)}, ${whose === 'class' ? `the price of ${className}` : 'the base price'}`
	}
	return (
		<>
			<FilterBar state={state} search="Search models" filters={filters} orders={[]} />
			<AppliedFilters state={state} name="Models" withSearch={columns.length === 0} />
			<Text size="small" tone="muted" role="status">
				{columns.length === every.length ? modelWords(every.length) : `${columns.length} of ${modelWords(every.length)}`}
			</Text>
			{columns.length === 0 && <EmptyState title="No model matches" text="Try another name, manufacturer or class." />}
			{/* What is changed and not saved yet stays, whatever is looked for. */}
			<Stack hidden={columns.length === 0}>
				<PriceGrid
					{...{ sheet, columns, standIn, standInWords, isAdmin }}
					everyColumn={every}
					onShowAll={() => state.change(state.noFilters)}
					isLarge
					canRaise={isWide}
					help={
						<>
							In ₹, GST included. A price in grey is that of the model's class, or the base price.
							{isAdmin && (isWide ? keysHelp : ' Press a cell twice to change its price; without one the grey price counts.')}
						</>
					}
				/>
			</Stack>
		</>
	)
}

/** By manufacturer, as they come. */
function columnsOf({ classes, models, manufacturers }: Pick<PriceSheet, 'classes'> & Pick<SheetModels, 'models' | 'manufacturers'>) {
	const makers = new Map(manufacturers.map(({ id, name }) => [id, name]))
	const classNames = new Map(classes.map(({ code, name }) => [code, name]))
	return models.map(({ id, name, manufacturer, vehicle_class, is_offered }) => {
		const maker = makers.get(manufacturer) ?? ''
		const className = classNames.get(vehicle_class) ?? ''
		const column: PriceColumn = {
			id: columnOfModel(id),
			name,
			nameInFull: `${maker} ${name}`,
			above: maker,
			note: is_offered ? className : `hidden, ${className}`,
		}
		return { ...column, manufacturer, vehicleClass: vehicle_class }
	})
}

const filtersOf = ({ classes, manufacturers }: Pick<PriceSheet, 'classes'> & Pick<SheetModels, 'manufacturers'>): Filter[] => [
	{
		kind: 'select',
		name: 'manufacturer',
		label: 'Manufacturer',
		any: 'All manufacturers',
		options: manufacturers.map(({ id, name }) => ({ value: String(id), label: name })),
	},
	{
		kind: 'select',
		name: 'vehicle_class',
		label: 'Class',
		any: 'All classes',
		options: classes.map(({ code, name }) => ({ value: code, label: name })),
	},
]
