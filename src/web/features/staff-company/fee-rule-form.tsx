import { useWatch } from 'react-hook-form'
import type { StaffFeeRule } from '#contract/company/staff-company.ts'
import { distanceFeePaise } from '#shared/distance.ts'
import { formatRupees, paise, rupees } from '#shared/money.ts'
import { CollectionFields, useCollectionForm } from '../../kits/staff-collection/collection-form.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { EditSection } from '../../ui/form/edit-section.tsx'
import type { FormValues } from '../../ui/form/form-fields.ts'
import { numberOf } from '../../ui/form/form-rules.ts'
import type { Editing } from '../../ui/form/use-editing.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { onlyAdminsChangeFees } from './company-words.ts'
import styles from './fee-rule-form.module.css'
import { collection } from './fee-rules-collection.tsx'

const words = {
	repairs: { title: 'Travel to a repair', text: 'Added to a booking when the customer shares a location.' },
	parts: { title: 'Delivery of parts', text: 'For orders of parts.' },
} satisfies Record<StaffFeeRule['family'], { title: string; text: string }>

/** What the way costs, with examples that follow what is typed (B.ADMIN-19, D-36). */
export function FeeRuleForm({ row, isAdmin }: { row: StaffFeeRule; isAdmin: boolean }) {
	const { title, text } = words[row.family]
	const edit = useCollectionForm({
		collection,
		row,
		readOnlyReason: isAdmin ? undefined : onlyAdminsChangeFees,
		onSaved: () => toast({ title: `${title}: fee saved`, text: 'The next fee follows it.' }),
	})
	return (
		<EditForm edit={edit} label={title} plain={!isAdmin}>
			<EditSection title={title} text={text}>
				<CollectionFields fields={collection.fields} edit={edit} />
				<Examples edit={edit} />
			</EditSection>
		</EditForm>
	)
}

const exampleKm = [4, 8.5, 12.4, 40]

function Examples({ edit }: { edit: Editing }) {
	// The form's values are those of its fields.
	const rule = ruleOf(useWatch({ control: edit.form.control }) as FormValues)
	if (rule === null) return <Text size="small">The example comes when all four are numbers.</Text>
	return (
		<Rows ruled className={styles.examples}>
			{exampleKm.map((km) => (
				<Row key={km} term={`${km} km`}>
					→ {formatRupees(rupees(distanceFeePaise(km, rule)))}
				</Row>
			))}
		</Rows>
	)
}

function ruleOf(typed: FormValues) {
	const amountOf = (name: string) => {
		const text = String(typed[name])
		return collection.fields[name]?.problem?.(text) ? Number.NaN : numberOf(text)
	}
	const [freeKm, base, perKm, maximum] = [
		amountOf('free_radius_km'),
		amountOf('base_fee'),
		amountOf('per_km'),
		amountOf('maximum'),
	] as const
	if ([freeKm, base, perKm, maximum].some(Number.isNaN)) return null
	return { freeKm, baseFeePaise: paise(base), perKmPaise: paise(perKm), maximumPaise: paise(maximum) }
}
