import { useQueryClient } from '@tanstack/react-query'
import type { StaffSettings } from '#contract/company/staff-company.ts'
import { type SlotKind, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { weekdays, widestWeek } from '#contract/doorstep/week-words.ts'
import { formatHour } from '#shared/days.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { EditSelect, useEditField } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { EditSection } from '../../ui/form/edit-section.tsx'
import type { Editing } from '../../ui/form/use-editing.ts'
import { toast } from '../../ui/toast.ts'
import { hoursChanged, staffSettings } from './company-queries.ts'
import { onlyAdminsChangeHours } from './company-words.ts'
import { nameOf, type WeekValues, weekFields, weekOf, weekValues } from './week-values.ts'

/** In which hours of each weekday repairs and visits may start; the admin's to change (decision 0069). */
export function WeekForm({ row, isAdmin }: { row: StaffSettings; isAdmin: boolean }) {
	const queries = useQueryClient()
	const edit = useRowForm<WeekValues, StaffSettings>({
		id: 'week',
		fields: weekFields,
		row,
		valuesOf: (settings) =>
			weekValues({ repairs: settings?.repair_week ?? widestWeek('repairs'), visits: settings?.visit_week ?? widestWeek('visits') }),
		readOnlyReason: isAdmin ? undefined : onlyAdminsChangeHours,
		save: (_, { values, version }) =>
			staffApi.changeSiteSettings({ body: { repair_week: weekOf(values, 'repairs'), visit_week: weekOf(values, 'visits'), version } }),
		onSaved: (saved) => {
			queries.setQueryData(staffSettings.queryKey, saved)
			hoursChanged(queries)
			toast({ title: 'Hours of the week saved', text: 'Bookings already there stay.' })
		},
	})
	return (
		<EditForm edit={edit} label="Hours of every week">
			<EditSection title="Repairs" text="When a repair may start. Days and hours that are closed once only are closed above.">
				<WeekdayFields edit={edit} kind="repairs" />
			</EditSection>
			<EditSection title="Visits of plans" text="When a visit may start.">
				<WeekdayFields edit={edit} kind="visits" />
			</EditSection>
		</EditForm>
	)
}

function WeekdayFields({ edit, kind }: { edit: Editing<WeekValues>; kind: SlotKind }) {
	return weekdays.map((name, weekday) => <Weekday key={name} edit={edit} kind={kind} weekday={weekday} />)
}

function Weekday({ edit, kind, weekday }: { edit: Editing<WeekValues>; kind: SlotKind; weekday: number }) {
	const [first, last] = [nameOf(kind, weekday, 'first'), nameOf(kind, weekday, 'last')]
	const isClosed = useEditField(edit, first).value === ''
	const hours = startingHours[kind].map((hour) => (
		<option key={hour} value={hour}>
			{formatHour(hour)}
		</option>
	))
	return (
		<Columns wide={2}>
			<EditSelect edit={edit} name={first}>
				<option value="">Closed</option>
				{hours}
			</EditSelect>
			{!isClosed && (
				<EditSelect edit={edit} name={last}>
					{hours}
				</EditSelect>
			)}
		</Columns>
	)
}
