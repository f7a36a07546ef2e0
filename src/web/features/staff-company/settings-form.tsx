import { useQueryClient } from '@tanstack/react-query'
import { companyLimits } from '#contract/company/company-words.ts'
import type { StaffSettings } from '#contract/company/staff-company.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { EditArea, EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { EditPairs } from '../../ui/form/edit-list.tsx'
import { EditSection } from '../../ui/form/edit-section.tsx'
import { toast } from '../../ui/toast.ts'
import { hoursChanged, staffSettings } from './company-queries.ts'
import { onlyAdminsChangeSettings } from './company-words.ts'
import { type SettingsValues, settingsBody, settingsFields, settingsValues } from './settings-values.ts'

/**
 * What is set for the whole product: the admin changes it, staff read it; customers see it on every page they load (B.ADMIN-33,
 * A.ADMIN-29).
 */
export function SettingsForm({ row, isAdmin }: { row: StaffSettings; isAdmin: boolean }) {
	const queries = useQueryClient()
	const edit = useRowForm<SettingsValues, StaffSettings>({
		id: 'settings',
		fields: settingsFields,
		row,
		valuesOf: settingsValues,
		readOnlyReason: isAdmin ? undefined : onlyAdminsChangeSettings,
		save: (changes, { values, version }) => staffApi.changeSiteSettings({ body: { ...settingsBody(changes, values), version } }),
		onSaved: (saved) => {
			queries.setQueryData(staffSettings.queryKey, saved)
			hoursChanged(queries)
			toast({ title: 'Settings saved', text: 'Pages loaded from now on show them.' })
		},
	})
	return (
		<EditForm edit={edit} label="Settings">
			<EditSection title="Company" text="The name on every page, the legal name on invoices and in the footer.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="name" required maxLength={60} />
					<EditText edit={edit} name="legal_name" required maxLength={150} />
				</Columns>
				<EditText edit={edit} name="address" maxLength={500} />
			</EditSection>
			<EditSection title="Contact" text="Every call, WhatsApp and mail link follows. Empty ones are not shown.">
				<Columns wide={3} phone={1}>
					<EditText edit={edit} name="phone" type="tel" maxLength={40} />
					<EditText edit={edit} name="whatsapp" type="tel" maxLength={40} />
					<EditText edit={edit} name="email" type="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
				</Columns>
				<EditPairs
					edit={edit}
					name="working_hours"
					entry="Row"
					max={7}
					parts={[
						{ part: 'days', label: 'Days', maxLength: 60 },
						{ part: 'hours', label: 'Hours', maxLength: 60 },
					]}
					hint="When somebody answers the phone. Customers can book around the clock."
				/>
				<EditPairs
					edit={edit}
					name="social_links"
					entry="Link"
					max={10}
					parts={[
						{ part: 'name', label: 'Name', maxLength: 40 },
						{ part: 'url', label: 'Address', maxLength: 300, inputMode: 'url' },
					]}
				/>
			</EditSection>
			<EditSection title="Grievance officer" text="The law requires a name and contact details; it is shown in the footer.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="officer_name" maxLength={150} />
					<EditText edit={edit} name="officer_designation" maxLength={100} />
					<EditText edit={edit} name="officer_email" type="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
					<EditText edit={edit} name="officer_phone" type="tel" maxLength={40} />
				</Columns>
			</EditSection>
			<EditSection title="About us" text="The story on the about page; its figures are counted.">
				<EditArea
					edit={edit}
					name="about_story"
					rows={8}
					maxLength={companyLimits.aboutStory}
					hint="An empty line begins a new paragraph."
				/>
			</EditSection>
			<EditSection title="Payment by UPI" text="Customers who owe something see a code and a link for it. Without both nothing is shown.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="upi_id" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={255} />
					<EditText edit={edit} name="upi_name" maxLength={99} hint="As registered with the bank." />
				</Columns>
			</EditSection>
			<EditSection
				title="Invoices and GST"
				text="With a GSTIN, invoices are tax invoices from then on; the legal name and the address above stand on them. Without one there is no tax on them."
			>
				<Columns wide={2} phone={1}>
					<EditText
						edit={edit}
						name="gstin"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={15}
						hint="Its first two digits are our state."
					/>
					<EditText edit={edit} name="service_sac" inputMode="numeric" required maxLength={6} />
				</Columns>
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="invoice_prefix" required maxLength={3} hint="Another one begins at 1 again." />
					<EditText edit={edit} name="credit_prefix" required maxLength={3} />
				</Columns>
			</EditSection>
			<EditSection
				title="As soon as possible"
				text="Whoever wants us at once is promised a call within this time; the clock runs for staff."
			>
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="asap_call_minutes" inputMode="numeric" required after="minutes" />
				</Columns>
			</EditSection>
			<EditSection
				title="Bookings of used vehicles"
				text="Nobody else can book the vehicle meanwhile; what we do not confirm in this time, or by the end of the day of the visit, ends by itself."
			>
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="booking_hold_hours" inputMode="numeric" required after="hours" />
				</Columns>
			</EditSection>
			<EditSection title="Places in an hour" text="How many can be booked for the same hour. Existing bookings stay if you lower it.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="repair_capacity" inputMode="numeric" required />
					<EditText edit={edit} name="visit_capacity" inputMode="numeric" required hint="Of plans." />
				</Columns>
			</EditSection>
			<EditSection title="Where we start from" text="The straight-line distance to a customer is measured from here.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="origin_latitude" inputMode="text" required after="° N" />
					<EditText edit={edit} name="origin_longitude" inputMode="text" required after="° E" />
				</Columns>
			</EditSection>
			<EditSection title="Where we come" text="Visits and repairs at the door. Both must hold; parts are sent everywhere.">
				<Columns wide={2} phone={1}>
					<EditText
						edit={edit}
						name="service_area"
						inputMode="text"
						hint="The first 2 to 6 digits, with commas: 411, 4120. Empty is everywhere."
					/>
					<EditText
						edit={edit}
						name="service_radius_km"
						inputMode="decimal"
						after="km"
						hint="From where we start; empty is any distance."
					/>
				</Columns>
			</EditSection>
		</EditForm>
	)
}
