import { useState } from 'react'
import { Bike } from '#web/ui/bike.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Part, type Place } from './ui-part.tsx'

export function Choices(place: Place) {
	const [day, setDay] = useState('21')
	const [kind, setKind] = useState('scooter')
	return (
		<Part {...place} text="Radio groups. What is full stays visible, dashed, with a word.">
			<Stack gap="loose">
				<ChoiceCards
					name="day"
					legend="Day"
					layout="row"
					value={day}
					onChange={setDay}
					choices={['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map(
						(name, index) => ({
							value: String(21 + index),
							above: name,
							label: index === 2 ? 'full' : `${index < 10 ? 21 + index : index - 9} ${index < 10 ? 'Nov' : 'Dec'}`,
							disabled: index === 2,
						}),
					)}
				/>
				<ChoiceCards
					id="dev-hour"
					name="hour"
					legend="Hour"
					error="Choose an hour"
					choices={[
						{ value: '8', label: '8–9 am' },
						{ value: '9', label: '9–10 am', note: 'taken', disabled: true },
						{ value: '10', label: '10–11 am' },
						{ value: '11', label: '11–12 noon', note: '1 place left' },
						{ value: '12', label: '12–1 pm' },
						{ value: '13', label: '1–2 pm' },
						{ value: '14', label: '2–3 pm' },
					]}
				/>
				<ChoiceCards
					name="hour-chosen"
					legend="Hour, chosen"
					defaultValue="10"
					choices={[
						{ value: '8', label: '8–9 am' },
						{ value: '9', label: '9–10 am', note: 'taken', disabled: true },
						{ value: '10', label: '10–11 am' },
						{ value: '11', label: '11–12 noon', note: '1 place left' },
					]}
				/>
				<ChoiceCards
					name="kind"
					legend="What do you ride?"
					layout="pictures"
					value={kind}
					onChange={setKind}
					choices={[
						{ value: 'motorcycle', label: 'Motorcycle', picture: <Bike drawing="commuter" paint="blue" /> },
						{ value: 'scooter', label: 'Scooter', picture: <Bike drawing="scooter" paint="red" /> },
						{ value: 'moped', label: 'Moped', picture: <Bike drawing="moped" paint="teal" /> },
						{ value: 'electric', label: 'Electric', note: 'soon', disabled: true, picture: <Bike drawing="escooter" paint="white" /> },
					]}
				/>
				<ChoiceCards
					name="pay"
					legend="Payment"
					layout="list"
					defaultValue="upi"
					choices={[
						{ value: 'upi', label: 'UPI after service', note: 'QR code or link' },
						{ value: 'cash', label: 'Cash after service' },
					]}
				/>
			</Stack>
		</Part>
	)
}
