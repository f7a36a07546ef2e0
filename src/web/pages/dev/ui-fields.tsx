import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Part, type Place } from './ui-part.tsx'

export function Fields(place: Place) {
	const [search, setSearch] = useState('splendr')
	const [attempt, setAttempt] = useState(0)
	const problems = [
		{ fieldId: 'dev-phone', text: 'Phone number must be at least 10 digits' },
		{ fieldId: 'dev-hour', text: 'Choose an hour' },
	]
	return (
		<Part {...place} text="48 high, 16 for the text; an error is an icon and words.">
			<Columns wide={2} phone={1}>
				<Stack gap="loose">
					<ErrorSummary problems={attempt ? problems : []} attempt={attempt} />
					<TextField id="dev-name" label="Name" name="name" autoComplete="name" defaultValue="Sneha Kulkarni" required />
					<TextField
						id="dev-phone"
						label="Phone"
						name="phone"
						type="tel"
						inputMode="tel"
						defaultValue="98220441"
						error="Phone number must be at least 10 digits"
						hint="The technician calls this number when near you."
						required
					/>
					<Columns wide={2}>
						<TextField label="Postal code" inputMode="numeric" defaultValue="411004" />
						<TextField label="City" placeholder="Pune" />
					</Columns>
					<TextField label="Expected price" inputMode="numeric" before="₹" defaultValue="62,500" optional />
					<TextField label="Kilometres driven" inputMode="numeric" after="km" defaultValue="18,240" />
					<TextField label="State" defaultValue="Maharashtra" readOnly />
					<Button onClick={() => setAttempt(attempt + 1)}>Send with errors</Button>
				</Stack>
				<Stack gap="loose">
					<SearchField label="Search services" placeholder="Search services..." />
					<SearchField
						label="Search models"
						value={search}
						onChange={(event) => setSearch(event.target.value)}
						onClear={() => setSearch('')}
					/>
					<SelectField label="Fuel" defaultValue="petrol">
						<option value="petrol">Petrol</option>
						<option value="electric">Electric</option>
					</SelectField>
					<PasswordField
						label="New password"
						hint="At least 8 characters, one capital letter, one small letter, one digit."
						autoComplete="new-password"
						defaultValue="Rider@2026"
					/>
					<PasswordField label="Confirm password" error="Passwords do not match" autoComplete="new-password" />
					<TextAreaField label="What should we know?" hint="Up to 1,000 characters." optional />
					<Stack gap="tight">
						<CheckField label="Remember me" defaultChecked />
						<CheckField label="I agree to the Terms and Conditions" error="Please agree before you go on" required />
						<CheckField label="Send me offers by email" hint="You can withdraw it in your profile." />
						<CheckField label="Cannot be chosen" disabled />
					</Stack>
				</Stack>
			</Columns>
		</Part>
	)
}
