import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffPrice, StaffService } from '#contract/repairs/staff-catalogue.ts'
import { formatExactRupees } from '#shared/money.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { pricesOf, vehicleClasses } from './catalogue-queries.ts'
import { ImportPrices } from './import-prices.tsx'
import { PriceDialog, type PriceFor } from './price-dialog.tsx'
import { PriceExample } from './price-example.tsx'
import { onlyAdminsChangePrices } from './price-words.ts'
import styles from './service-prices.module.css'

/** What a service costs: by class, by model, and for one bike as an example (B.ADMIN-17, D-35). The admin changes it, staff read it. */
export function ServicePrices({ service }: { service: StaffService }) {
	const isAdmin = useStaffRole() === 'admin'
	const prices = useQuery(pricesOf(service.id))
	const classes = useQuery(vehicleClasses)
	const [target, setTarget] = useState<PriceFor | null>(null)
	const isError = prices.isError || classes.isError
	return (
		<Stack gap="loose">
			<PriceExample service={service} />
			{!isAdmin && (
				<Text size="small" tone="muted" icon="lock">
					{onlyAdminsChangePrices}
				</Text>
			)}
			{prices.data && classes.data ? (
				<>
					<ByClass service={service} classes={classes.data} prices={prices.data} onChange={isAdmin ? setTarget : null} />
					<ByModel service={service} prices={prices.data} onChange={isAdmin ? setTarget : null} />
				</>
			) : isError ? (
				<ErrorState
					text="The prices could not be loaded."
					retryLabel="Retry"
					busy={prices.isFetching || classes.isFetching}
					onRetry={() => {
						prices.refetch()
						classes.refetch()
					}}
				/>
			) : (
				<>
					<LoadingText>Loading prices...</LoadingText>
					<Skeleton shape="rows" count={8} />
				</>
			)}
			{isAdmin && (
				<div>
					<ImportPrices service={service} />
				</div>
			)}
			<PriceDialog service={service} target={target} prices={prices.data ?? []} onClose={() => setTarget(null)} />
		</Stack>
	)
}

type Changeable = { service: StaffService; prices: StaffPrice[]; onChange: ((target: PriceFor) => void) | null }

function ByClass({ service, classes, prices, onChange }: Changeable & { classes: { code: string; name: string }[] }) {
	return (
		<Stack as="section" gap="small">
			<Heading level={2} size="s">
				Price by class
			</Heading>
			<div className={styles.prices}>
				<Table caption="Price by class" captionHidden>
					<thead>
						<tr>
							<th scope="col">Class</th>
							<th scope="col" data-number>
								Price
							</th>
							{onChange && (
								<th scope="col" data-number>
									<span className={styles.quiet}>Change</span>
								</th>
							)}
						</tr>
					</thead>
					<tbody>
						{classes.map(({ code, name }) => {
							const own = prices.find(({ vehicle_class }) => vehicle_class === code)
							return (
								<tr key={code}>
									<th scope="row">{name}</th>
									<td data-number>
										{own ? (
											<strong>{formatExactRupees(own.price)}</strong>
										) : (
											<span className={styles.quiet}>base {formatExactRupees(service.base_price)}</span>
										)}
									</td>
									{onChange && (
										<td data-number>
											<PriceButton has={own !== undefined} name={name} onPress={() => onChange({ kind: 'class', code, name })} />
										</td>
									)}
								</tr>
							)
						})}
					</tbody>
				</Table>
			</div>
		</Stack>
	)
}

function PriceButton({ has, name, onPress }: { has: boolean; name: string; onPress: () => void }) {
	const words = has ? 'Change' : 'Set'
	return (
		<Button variant="text" size="low" aria-label={`${words} price: ${name}`} onClick={onPress}>
			{words}
		</Button>
	)
}

/** Models that are listed before somebody has to search. */
const shownModels = 8

function ByModel({ prices, onChange }: Changeable) {
	const [typed, setTyped] = useState('')
	const models = prices.filter(({ vehicle_model }) => vehicle_model !== null)
	const words = typed.trim().toLowerCase().split(/\s+/)
	const found = models.filter(({ vehicle_model_name }) => words.every((word) => vehicle_model_name?.toLowerCase().includes(word)))
	const shown = typed.trim() === '' ? found.slice(0, shownModels) : found
	return (
		<Stack as="section" gap="small">
			<Heading level={2} size="s">
				Price by model
			</Heading>
			<Text size="small" tone="muted">
				A model's own price comes before that of its class.
			</Text>
			{models.length > shownModels && (
				<SearchField
					label="Search models with a price"
					placeholder="Model"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					onClear={() => setTyped('')}
				/>
			)}
			{models.length === 0 && <Text size="small">No model has its own price.</Text>}
			<ul className={styles.models} aria-label="Models with their own price">
				{shown.map(({ id, vehicle_model, vehicle_model_name, price }) => (
					<li key={id}>
						<span className={styles.model}>{vehicle_model_name}</span>
						<strong>{formatExactRupees(price)}</strong>
						{onChange && vehicle_model !== null && (
							<PriceButton
								has
								name={vehicle_model_name ?? ''}
								onPress={() => onChange({ kind: 'model', model: vehicle_model, name: vehicle_model_name ?? '' })}
							/>
						)}
					</li>
				))}
			</ul>
			{models.length > 0 && found.length === 0 && (
				<Text size="small" role="status">
					No model with its own price matches.
				</Text>
			)}
			{shown.length < found.length && (
				<Text size="small" tone="muted">
					{found.length - shown.length} more; search for them.
				</Text>
			)}
			{onChange && (
				<div>
					<Button variant="quiet" size="low" onClick={() => onChange({ kind: 'new model' })}>
						<Icon name="plus" size={16} />
						Set a price for a model
					</Button>
				</div>
			)}
		</Stack>
	)
}
