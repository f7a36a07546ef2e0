import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { companyLimits } from '#contract/company/company-words.ts'
import type { StaffFeeRule } from '#contract/company/staff-company.ts'
import { distanceFeePaise } from '#shared/distance.ts'
import { formatRupees, paise, rupees } from '#shared/money.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { EditSection } from '../../ui/form/edit-section.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { numberOf, numberWithin, rupeesUpTo } from '../../ui/form/form-rules.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { feeRules } from './company-queries.ts'
import { feesAreTheAdmins } from './company-words.ts'
import styles from './fee-rule-form.module.css'

type Values = { free_radius_km: string; base_fee: string; per_km: string; maximum: string }
const mostRupees = 10_000_000
const fields: FormFields<Values> = {
	free_radius_km: { label: 'Free up to', problem: numberWithin(0, companyLimits.radiusKm), show: (text) => `${text} km` },
	base_fee: { label: 'Base fee', problem: rupeesUpTo(mostRupees), show: (text) => `₹${text}` },
	per_km: { label: 'Per started km beyond', problem: rupeesUpTo(mostRupees), show: (text) => `₹${text}` },
	maximum: { label: 'At most', problem: rupeesUpTo(mostRupees), show: (text) => `₹${text}` },
}
const valuesOf = (row: StaffFeeRule | null): Values => ({
	free_radius_km: String(row?.free_radius_km ?? ''),
	base_fee: String(row?.base_fee ?? ''),
	per_km: String(row?.per_km ?? ''),
	maximum: String(row?.maximum ?? ''),
})
const words = {
	repairs: { title: 'Way to a repair', text: 'Added to a booking when the customer gives the place.' },
	parts: { title: 'Delivery of parts', text: 'For orders of parts, when they come.' },
} satisfies Record<StaffFeeRule['family'], { title: string; text: string }>

/** What the way costs, with examples that follow what is typed (B.ADMIN-19, D-36). */
export function FeeRuleForm({ row, isAdmin }: { row: StaffFeeRule; isAdmin: boolean }) {
	const queries = useQueryClient()
	const { title, text } = words[row.family]
	const edit = useRowForm<Values, StaffFeeRule>({
		id: `fee-${row.family}`,
		fields,
		row,
		valuesOf,
		readOnlyReason: isAdmin ? undefined : feesAreTheAdmins,
		save: (changes, { version }) => {
			const body = Object.fromEntries(Object.entries(changes).map(([name, typed]) => [name, numberOf(typed)]))
			return staffApi.feeRules.change({ params: { id: row.id }, body: { ...body, version } })
		},
		onSaved: (saved) => {
			queries.setQueryData(feeRules.queryKey, (before) => before?.map((other) => (other.id === saved.id ? saved : other)))
			toast({ title: `${title}: fee saved`, text: 'The next fee follows it.' })
		},
	})
	// The form's values are those of its fields.
	const typed = useWatch({ control: edit.form.control }) as Values
	return (
		<EditForm edit={edit} label={title} plain={!isAdmin}>
			<EditSection title={title} text={text}>
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="free_radius_km" inputMode="decimal" required after="km" />
					<EditText edit={edit} name="base_fee" inputMode="decimal" required before="₹" />
					<EditText edit={edit} name="per_km" inputMode="decimal" required before="₹" />
					<EditText edit={edit} name="maximum" inputMode="decimal" required before="₹" />
				</Columns>
				<Examples typed={typed} />
			</EditSection>
		</EditForm>
	)
}

const exampleKm = [4, 8.5, 12.4, 40]

function Examples({ typed }: { typed: Values }) {
	const rule = ruleOf(typed)
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

function ruleOf(typed: Values) {
	const [freeKm = 0, base = 0, perKm = 0, maximum = 0] = [typed.free_radius_km, typed.base_fee, typed.per_km, typed.maximum].map(numberOf)
	if ([freeKm, base, perKm, maximum].some((value) => Number.isNaN(value) || value < 0 || value > mostRupees)) return null
	return { freeKm, baseFeePaise: paise(base), perKmPaise: paise(perKm), maximumPaise: paise(maximum) }
}
