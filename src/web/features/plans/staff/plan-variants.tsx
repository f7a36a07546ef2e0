import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DurationType, durationNames, durationTypes } from '#contract/plans/plan-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { CollectionFields, useCollectionForm } from '../../../kits/staff-collection/collection-form.tsx'
import { RemoveRow } from '../../../kits/staff-collection/remove-row.tsx'
import { ShownStamp } from '../../../kits/staff-collection/shown.tsx'
import { useStaffRole } from '../../../session/staff-role.ts'
import { staffApi } from '../../../staff-api.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { toast } from '../../../ui/toast.ts'
import { visits } from '../shared/plan-words.ts'
import { collection } from './plan-variants-collection.tsx'

/** Said to staff wherever a plan stands (D-48). */
export const onlyAdminsChangePlans = 'Only an admin can change plans and their prices.'

type Plan = { id: number; name: string }
type Variant = Awaited<ReturnType<typeof staffApi.planVariants.list>>['results'][number]

/** What a plan costs for each time, beside its form; the admin changes it, staff read it. */
export function PlanVariants({ plan }: { plan: Plan }) {
	const isAdmin = useStaffRole() === 'admin'
	const query = useQuery({
		queryKey: ['staff', 'plan-variants', { plan: plan.id }],
		queryFn: ({ signal }) => staffApi.planVariants.list({ query: { plan: plan.id }, signal }),
	})
	const [editing, setEditing] = useState<DurationType | null>(null)
	const close = () => setEditing(null)
	if (!query.data)
		return (
			<DetailPart title="Prices">
				<NotLoaded query={query} loading="Loading prices..." failed="The prices could not be loaded." count={3} />
			</DetailPart>
		)
	const variantOf = (duration: DurationType) => query.data.results.find(({ duration_type }) => duration_type === duration) ?? null
	return (
		<DetailPart title="Prices">
			<Rows ruled>
				{durationTypes.map((duration) => {
					const variant = variantOf(duration)
					return (
						<Row key={duration} term={durationNames[duration]} strong under={variant && aboutVariant(variant)}>
							{variant ? formatExactRupees(variant.discounted_price ?? variant.price) : 'Not offered'}
							{isAdmin && (
								<div>
									<Button
										variant="text"
										size="low"
										aria-haspopup="dialog"
										aria-label={`${variant ? 'Change' : 'Set'} price: ${durationNames[duration]}`}
										onClick={() => setEditing(duration)}
									>
										{variant ? 'Change' : 'Set'}
									</Button>
								</div>
							)}
						</Row>
					)
				})}
			</Rows>
			<Dialog open={editing !== null} onClose={close} title={editing ? `${plan.name}, ${durationNames[editing]}` : plan.name}>
				{editing && <VariantForm plan={plan} duration={editing} row={variantOf(editing)} onClose={close} />}
			</Dialog>
		</DetailPart>
	)
}

const aboutVariant = ({ price, discounted_price, max_visits, is_active }: Variant) => (
	<>
		{discounted_price !== null && discounted_price < price && (
			<>
				<s>{formatExactRupees(price)}</s>{' '}
			</>
		)}
		{visits(max_visits)} {!is_active && <ShownStamp isShown={false} />}
	</>
)

type FormProps = { plan: Plan; duration: DurationType; row: Variant | null; onClose: () => void }

function VariantForm({ plan, duration, row, onClose }: FormProps) {
	const name = durationNames[duration]
	const edit = useCollectionForm({
		collection,
		row,
		alsoSent: { plan: plan.id, duration_type: duration },
		onSaved: () => {
			toast({ title: `${name}: price saved`, text: plan.name })
			onClose()
		},
	})
	return (
		<EditForm
			edit={edit}
			plain
			label={`Price for ${name}`}
			saveLabel={row === null ? 'Set price' : 'Change price'}
			actions={
				row && (
					<RemoveRow
						collection={collection}
						row={row}
						label="Remove price"
						failed="Not removed. Please try again."
						variant="text"
						onRemoved={() => {
							toast({ title: `${name}: price removed`, text: plan.name })
							onClose()
						}}
					/>
				)
			}
		>
			<CollectionFields fields={collection.fields} edit={edit} />
		</EditForm>
	)
}
