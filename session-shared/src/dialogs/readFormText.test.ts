import { readFormText } from './readFormText';

it('a field of a form is a text, also where it is missing or holds a file', () => {
  const data = new FormData();
  data.set('email', 'ada@lane.example');
  data.set('photo', new File(['x'], 'photo.png'));
  expect(['email', 'photo', 'name'].map((name) => readFormText(data, name))).toEqual([
    'ada@lane.example',
    '',
    '',
  ]);
});
