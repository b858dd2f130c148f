import { expect, it, onTestFinished } from 'vitest'

import { addOwnValidity } from './own-validity.ts'

it.each([
  ['en', 'email', 'Fill in this field.', 'Type a whole e-mail address, such as name@example.com.', 'abc@example.com'],
  ['ne', 'email', 'यो भर्नुहोस्।', 'पूरा इमेल ठेगाना लेख्नुहोस्, जस्तै name@example.com।', 'abc@example.com'],
  ['en', 'tel', 'Fill in this field.', 'Type a whole phone number, such as +977 9841234567.', '9841234567'],
  ['ne', 'tel', 'यो भर्नुहोस्।', 'पूरा फोन नम्बर लेख्नुहोस्, जस्तै +977 9841234567।', '9841234567'],
] as const)(
  'says in %s what is missing in a field for %s, until it is typed',
  (language, kind, required, wrong, right) => {
    document.body.innerHTML = `<form><input type="${kind}" required pattern="${kind === 'tel' ? '[0-9]{7,}' : '.*'}"></form>`
    const [form, field] = [document.querySelector('form'), document.querySelector('input')]
    if (!form || !field) throw new Error('no form')
    const end = addOwnValidity(form, language)
    onTestFinished(() => {
      end()
      document.body.innerHTML = ''
    })
    const type = (text: string) => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    expect([form.checkValidity(), field.validationMessage]).toEqual([false, required])
    type('abc')
    expect([form.checkValidity(), field.validationMessage]).toEqual([false, wrong])
    type(right)
    expect([form.checkValidity(), field.validationMessage]).toEqual([true, ''])
  },
)
